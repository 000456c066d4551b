import {expect, test} from 'vitest';
import {readAgent} from './read-agent.server';

const read = (text: string) => readAgent(new Headers({'UCP-Agent': text}), 'https://store.example');

test.each([
  'profile="https://agent.example/p"',
  'name=shopper, profile="https://agent.example/p";v=1, version="2026-08-25"',
  'quoted="profile=\\"https://other.example/p\\", ", profile="https://agent.example/p"',
  'flag, profile="https://agent.example/p"',
])('%s names its sender', (text) => {
  expect(read(text)).toBe('https://agent.example/p');
});

test.each([
  'quoted="profile=https://agent.example/p"',
  'profile="https://agent.example/p',
  'P="x"',
])('%s names nobody', (text) => {
  expect(() => read(text)).toThrow('UCP-Agent must name');
});

test.each([
  ', version="2026-01-23"',
  ', version="2099-01-01"',
  ', version=v2026-04-08',
  ', version=2026-04-08',
  ';version=2026-01-23',
  ';version="2026-04-08"',
  ';version=v2026-01-23',
])('a program of another version, written as %s, is told so', (version) => {
  expect(() => read(`profile="https://agent.example/p"${version}`)).toThrow(
    expect.objectContaining({status: 422, code: 'version_unsupported'}),
  );
});
