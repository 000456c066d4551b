import {connectionLost} from '~/content/connection';
import type {FormAnswer} from '~/forms/refusals';
import {AnswerForm, FormNote} from './AnswerForm';

interface Props {
  /** The link's own address. */
  action: string;
  posted: FormAnswer | undefined;
  text: string;
  button: string;
}

/** Follows the link of a mail by a button, since mail scanners open every link. */
export const LinkForm = ({action, posted, text, button}: Props) => (
  <AnswerForm action={action} posted={posted} failed={connectionLost} isOnce>
    {({refusals}) => (
      <>
        <p className="text-ink-soft">{text}</p>
        <FormNote refusals={refusals} />
        <button type="submit" className="btn btn-primary w-full">
          {button}
        </button>
      </>
    )}
  </AnswerForm>
);
