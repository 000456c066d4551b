import type {FormAnswer} from '~/forms/refusals';
import {PageHeading} from '~/ui/PageHeading';
import {OwnersText} from '~/pages/owner/OwnersText';
import {ArrowLink} from '~/ui/ArrowLink';
import {ContactDetails} from './ContactDetails';
import {ContactForm} from './ContactForm';
import type {ContactPageView} from './contact-page.server';

interface ContactPageProps {
  page: ContactPageView;
  answer: FormAnswer | undefined;
}

export function ContactPage({page, answer}: ContactPageProps) {
  const {title, intro, text, faq, form, details} = page;
  return (
    <div className="container-page py-12 md:py-16">
      <PageHeading title={title} intro={intro} />
      {text.length > 0 && (
        <div className="mt-8">
          <OwnersText parts={text} />
        </div>
      )}
      <div className="mt-10 grid gap-12 lg:grid-cols-[1.4fr_1fr] lg:gap-16">
        <ContactForm words={form} answer={answer} />
        <div className="space-y-8">
          <ContactDetails details={details} />
          <p className="border-t border-line pt-6">
            {faq.text}
            <br />
            <ArrowLink link={faq.link} />
          </p>
        </div>
      </div>
    </div>
  );
}
