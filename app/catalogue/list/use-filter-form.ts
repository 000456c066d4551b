import {useEffect, useEffectEvent, useRef, type SubmitEvent} from 'react';
import {useLocation, useNavigate} from 'react-router';

/** From here on the filters stand beside the list, and a tick counts at once. */
const besideList = '(min-width: 64rem)';

/** The filled fields of the form as the list's address. */
function toPath(form: HTMLFormElement): string {
  const fields = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' && value !== '' && value !== 'list' ? [[name, value]] : [],
  );
  const search = new URLSearchParams(fields);
  return search.size > 0 ? `/products?${search}` : '/products';
}

/** The form of the filters: without JavaScript a plain one, with it the page stays and so does the focus. */
export function useFilterForm() {
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const {search} = useLocation();
  // What was ticked and is no longer chosen, by a chip or by going back, is unticked.
  const shown = useRef(search);
  useEffect(() => {
    if (shown.current !== search) form.current?.reset();
    shown.current = search;
  }, [search]);
  const go = (replace: boolean) =>
    form.current && void navigate(toPath(form.current), {preventScrollReset: true, replace});
  function apply() {
    if (form.current?.matches(':popover-open')) form.current.hidePopover();
    go(false);
  }
  const isBesideList = () => window.matchMedia(besideList).matches;
  // What counts at once counts also when it was chosen before this code came.
  const applyAtFirst = useEffectEvent(() => {
    const changed = document.querySelectorAll<HTMLInputElement | HTMLOptionElement>(
      'main :checked:not(:default), main input:default:not(:checked)',
    );
    const ours = [...changed].filter((one) => one.form === form.current);
    if (ours.some((one) => one.matches('option') || isBesideList())) go(true);
  });
  useEffect(() => applyAtFirst(), []);
  return {
    form,
    apply,
    applyBeside: () => {
      if (isBesideList()) apply();
    },
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      apply();
    },
  };
}
