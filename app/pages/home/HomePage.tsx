import {lazy, Suspense, type ReactNode} from 'react';
import type {homePage} from './home-page.server';

const loadBuiltIn = () => import('~/pages/sections/Sections');
const loadOwners = () => import('~/pages/owner/OwnersPage');

/** Where code does not come, what the server wrote stays. */
const never = () => new Promise<never>(() => {});

const BuiltIn = import.meta.env.SSR
  ? (await loadBuiltIn()).default
  : lazy(() => loadBuiltIn().catch(never));
const Owners = import.meta.env.SSR
  ? (await loadOwners()).default
  : lazy(() => loadOwners().catch(never));

interface Props {
  page: Awaited<ReturnType<typeof homePage>>;
  /** What who is signed in has at home. */
  yours: ReactNode;
}

/** The built-in home page, or the owner's: the server writes it, and the code of what is shown follows (rules: Sections). */
export const HomePage = ({page, yours}: Props) => (
  <Suspense>
    {'sections' in page ? (
      <BuiltIn sections={page.sections} isFirst>
        {yours}
      </BuiltIn>
    ) : (
      <Owners page={page} below={yours} />
    )}
  </Suspense>
);
