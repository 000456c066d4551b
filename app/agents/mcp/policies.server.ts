import {z} from 'zod';
import {shownFaq} from '~/content/faq';
import type {Policy} from '~/content/policy';
import {privacyPolicy} from '~/content/privacy';
import {refundPolicy} from '~/content/refund';
import {shippingPolicy} from '~/content/shipping';
import {termsOfService} from '~/content/terms';
import {textToMarkdown} from '~/server/http/markdown.server';
import {readInput, type AgentRequest} from '../agent-request';
import type {Answer} from '../protocol';
import {said} from '~/content/said.server';

export const policyNames = ['shipping', 'refund', 'privacy', 'terms', 'faq'] as const;

const policies = {
  shipping: shippingPolicy,
  refund: refundPolicy,
  privacy: privacyPolicy,
  terms: termsOfService,
};

const textOf = ({intro, sections}: Policy): string =>
  [
    ...intro,
    ...sections.flatMap(({heading, blocks}) => [
      `## ${heading}`,
      ...blocks.map((block) =>
        typeof block === 'string' ? block : block.list.map((one) => `- ${one}`).join('\n'),
      ),
    ]),
  ].join('\n\n');

const faqText = () =>
  said(shownFaq())
    .map(({question, answer}) => `## ${question}\n\n${answer.join('\n\n')}`)
    .join('\n\n');

const input = z.object({name: z.enum(policyNames)});

/** A policy as Markdown, the owner's where one is published, and where people read it. */
export async function readPolicy({
  body,
  services: {content, siteUrl},
}: AgentRequest): Promise<Answer> {
  const {name} = readInput(input, body);
  const url = `${siteUrl}/${name}`;
  const page = await content.page(`/${name}`).catch(() => null);
  const builtIn = name === 'faq' ? faqText() : textOf(policies[name]);
  const text = page ? await textToMarkdown(page.text, url) : builtIn;
  return {status: 200, body: {name, text, url}};
}
