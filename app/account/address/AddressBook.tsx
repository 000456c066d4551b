import {Link} from 'react-router';
import {accountLabels, bookLabels} from '~/content/account';
import {AnswerForm, FormNote} from '~/ui/fields/AnswerForm';

interface Props {
  /** The first one first, in lines as a parcel has them. */
  book: {id: string; text: string}[];
  /** Whose fields are shown below; `new` for those of another. */
  shown: string;
}

const quiet = 'py-2 text-sm font-semibold text-leaf underline underline-offset-4';

/** The saved addresses, once there are more than the one in the form (rules: The address book). */
export function AddressBook({book, shown}: Props) {
  if (book.length === 0) return null;
  return (
    <div className="mb-6">
      <ul className="grid gap-4 sm:grid-cols-2">
        {book.map(({id, text}) => (
          <li
            key={id}
            className={`rounded-card border p-4 ${id === shown ? 'border-leaf' : 'border-line'}`}
          >
            <p className="text-sm break-words whitespace-pre-line">{text}</p>
            {id === '' && <p className="mt-1 text-sm text-ink-soft">{bookLabels.first}</p>}
            <AnswerForm action="/account" revalidates className="mt-2 flex flex-wrap gap-x-4">
              {({refusals}) => (
                <>
                  <input type="hidden" name="id" value={id} />
                  {id !== shown && (
                    <Link
                      to={id ? `/account?address=${id}` : '/account'}
                      preventScrollReset
                      className={quiet}
                      aria-label={bookLabels.change(text)}
                    >
                      {bookLabels.edit}
                    </Link>
                  )}
                  {id && (
                    <button
                      name="does"
                      value="prefer"
                      className={quiet}
                      aria-label={bookLabels.usually(text)}
                    >
                      {bookLabels.prefer}
                    </button>
                  )}
                  <button
                    name="does"
                    value="remove"
                    className={quiet}
                    aria-label={bookLabels.without(text)}
                  >
                    {bookLabels.remove}
                  </button>
                  <FormNote refusals={refusals} />
                </>
              )}
            </AnswerForm>
          </li>
        ))}
      </ul>
      {shown === 'new' ? (
        <h3 className="mt-6 text-lg">{bookLabels.another}</h3>
      ) : (
        book.length < 20 && (
          <Link
            to="/account?address=new"
            preventScrollReset
            className="btn btn-secondary mt-4 inline-flex"
          >
            {bookLabels.add}
          </Link>
        )
      )}
      {shown !== 'new' && <h3 className="mt-6 text-lg">{accountLabels.addressShown}</h3>}
    </div>
  );
}
