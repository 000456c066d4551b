import {useLoaderData} from 'react-router';
import type {FormTool} from '~/forms/form-tool';

/** What the page's form is to a shopper's assistant: its words come from the page's loader, and weigh nothing in scripts. */
export const useFormTool = (): Partial<FormTool> =>
  useLoaderData<{tool?: FormTool | null} | undefined>()?.tool ?? {};
