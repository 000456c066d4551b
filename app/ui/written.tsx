import type {ComponentType} from 'react';
import {leftAlone} from './use-in-browser';

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
