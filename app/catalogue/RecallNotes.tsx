import {Alert} from '~/ui/Alert';

/** What is recalled of a product, before all else on its page. */
export const RecallNotes = ({notices}: {notices: readonly string[]}) =>
  notices.map((words) => (
    <div key={words} className="container-page pt-4">
      <Alert className="whitespace-pre-line">{words}</Alert>
    </div>
  ));
