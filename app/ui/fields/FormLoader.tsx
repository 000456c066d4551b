import {useEffect, useState} from 'react';
import {getJson} from '~/browser/fetch-json';
import {localAddress} from '~/content/labels/local-address';
import {learnForms, type LocalForm} from '~/forms/address-rules';

interface Props {
  country: string;
  onForm: (country: string) => void;
}

/** Fetches the fields of a country's addresses, and says how that goes. */
export default function FormLoader({country, onForm}: Props) {
  const [tries, setTries] = useState(0);
  const [failed, setFailed] = useState(-1);
  useEffect(() => {
    const left = new AbortController();
    const {signal} = left;
    const load = async () => {
      const form = await getJson<LocalForm>(`/functions/address-form?country=${country}`, {signal});
      if (signal.aborted) return;
      if (!form) return setFailed(tries);
      learnForms([form]);
      onForm(country);
    };
    void load();
    return () => left.abort();
  }, [country, onForm, tries]);
  return (
    <div role="status" className="col-span-full">
      {failed === tries ? (
        <>
          <p className="text-error">{localAddress.failed}</p>
          <button
            type="button"
            className="btn btn-secondary mt-3"
            onClick={() => setTries(tries + 1)}
          >
            {localAddress.retry}
          </button>
        </>
      ) : (
        localAddress.loading
      )}
    </div>
  );
}
