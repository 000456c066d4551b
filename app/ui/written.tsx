import type {ComponentType} from 'react';

/** React leaves alone what it finds in an element whose content is said to be made elsewhere. */
const leftAlone = {suppressHydrationWarning: true, dangerouslySetInnerHTML: {__html: ''}};

/** A part for browsers without scripts: the server writes it, and no script brings its code. */
export const written = <Props extends object>(Code: ComponentType<Props> | false) =>
  function Written(props: Props) {
    return Code ? (
      <div>
        <Code {...props} />
      </div>
    ) : (
      <div {...leftAlone} />
    );
  };
