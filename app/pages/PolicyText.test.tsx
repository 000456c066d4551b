// @vitest-environment jsdom
import {cleanup, render, screen} from '@testing-library/react';
import {MemoryRouter} from 'react-router';
import {afterEach, expect, test, vi} from 'vitest';
import {whichTextCounts} from '~/content/policy';
import {refundPolicy} from '~/content/refund';
import {PolicyText} from './PolicyText';

vi.mock('~/content/policy', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  ...(await import('~/content-es/policy')),
}));

afterEach(cleanup);

test('a translated policy says above its sections that the English text counts', () => {
  render(<PolicyText policy={refundPolicy} />, {wrapper: MemoryRouter});
  const note = screen.getByText(whichTextCounts);
  const first = screen.getByRole('heading', {name: 'No returns or refunds'});
  expect(note.compareDocumentPosition(first)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(note.textContent).toMatch(/cuenta.* inglés/);
});
