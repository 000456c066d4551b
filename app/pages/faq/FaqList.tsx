import {ArrowLink} from '~/ui/ArrowLink';
import {Disclosure} from '~/ui/Disclosure';
import type {FaqEntry} from '~/content/faq';

/** Questions that open and close without JavaScript. */
export function FaqList({entries}: {entries: readonly FaqEntry[]}) {
  return (
    <div className="border-t border-line">
      {entries.map(({id, question, answer, link}, place) => (
        <div key={id} id={id}>
          <Disclosure title={question} level={2} isOpen={place === 0}>
            <div className="prose-shop max-w-2xl">
              {answer.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
            {link && <ArrowLink link={link} className="mt-1" />}
          </Disclosure>
        </div>
      ))}
    </div>
  );
}
