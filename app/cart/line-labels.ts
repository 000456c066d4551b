import type {ReactNode} from 'react';
import {create} from 'zustand';

/** What labels say of the cart's lines, by their ids, as far as they have been read. */
export interface LineLabels {
  marks: Readonly<Record<string, ReactNode>>;
  /** What must be known of a line before it is bought (rules: What must come back). */
  notices: Readonly<Record<string, string>>;
}

export const useLineLabels = create<LineLabels>(() => ({marks: {}, notices: {}}));
