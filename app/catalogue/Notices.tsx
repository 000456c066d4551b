import {Alert} from '~/ui/Alert';

/** What must be read before all else on a page. */
export const Notices = ({notices}: {notices: readonly string[]}) =>
  notices.map((words) => (
    <div key={words} className="container-page pt-4">
      <Alert className="whitespace-pre-line">{words}</Alert>
    </div>
  ));
