import type {ComponentType} from 'react';
import {leftAlone} from '~/ui/use-in-browser';

/** A part for browsers without scripts: the server writes it, and no script brings its code. */
export const written = <Props extends object>(
  Code: ComponentType<Props> | false,
  frame?: {className: string},
) =>
  function Written(props: Props) {
    return Code ? (
      <div {...frame}>
        <Code {...props} />
      </div>
    ) : (
      <div {...frame} {...leftAlone} />
    );
  };
