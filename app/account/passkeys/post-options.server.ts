import {data} from 'react-router';
import {z} from 'zod';
import {accountWords} from '~/account/account-call.server';
import {showRefusals} from '~/forms/refusals';
import type {AppServices} from '~/server/app-services';
import {toRefusedInit} from '~/server/http/limit-tries.server';
import {readJson} from '~/server/http/request-body.server';
import {makeOptions} from './passkeys.server';

const asked = z.object({step: z.enum(['sign-in', 'sign-up', 'add']), email: z.string()});

/** `step, email`: what the browser is to ask an authenticator for; or the sentence to show. */
export async function postPasskeyOptions(context: AppServices, request: Request) {
  const body = await readJson(request, 1024);
  if (!body.ok) return data({problem: null}, {status: body.status});
  const wish = asked.safeParse(body.value);
  if (!wish.success) return data({problem: null}, {status: 422});
  const made = await makeOptions(context, wish.data.step, wish.data.email);
  if (made.ok) return data({options: made.value});
  const [refusal] = showRefusals(accountWords, made.refusals);
  return data({problem: refusal?.message ?? null}, toRefusedInit(made.refusals));
}
