import {createContext, useContext, type ComponentType, type ReactNode} from 'react';

export interface KeptProps<Props extends object> {
  as: 'article' | 'div' | 'footer' | 'nav' | 'ul';
  className?: string;
  'aria-label'?: string;
  /** What stands in it; once a page. What it shows follows from `of` and the page's address. */
  show: ComponentType<Props>;
  /** Plain data. */
  of: Props;
  /** It shows nothing of the page's address. */
  isEverywhere?: boolean;
}

/** Work that goes on behind the answer. */
type WaitUntil = (work: Promise<unknown>) => void;

interface Keeping {
  Keeper: <Props extends object>(props: KeptProps<Props>) => ReactNode;
  waitUntil: WaitUntil;
}

/** Null in browsers, and while a page is rendered that is kept as a whole. */
export const KeepingContext = createContext<Keeping | null>(null);

/**
 * A part of a page that is the same for everyone who gets the same data: the server keeps its markup, so that the next
 * page with this part need not render it again. Whoever reads the visitor's data in it is not kept.
 */
export function KeptMarkup<Props extends object>(props: KeptProps<Props>) {
  const keeping = useContext(KeepingContext);
  if (keeping) return <keeping.Keeper {...props} />;
  const {as: Tag, show: Shown, of, isEverywhere: _, ...attributes} = props;
  return (
    <Tag {...attributes}>
      <Shown {...of} />
    </Tag>
  );
}
