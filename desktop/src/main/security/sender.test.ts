import { expect, test } from 'vitest'
import { isTrustedSender } from './sender.ts'

const EXAM = 'http://127.0.0.1:41234'
const OPERATOR = 'lulus-operator://kios'

test('the intended page may send a message', () => {
  expect(isTrustedSender({ url: `${EXAM}/paketsoal`, isMainFrame: true }, EXAM)).toBe(true)
  expect(isTrustedSender({ url: `${OPERATOR}/`, isMainFrame: true }, OPERATOR)).toBe(true)
})

test.each([
  ['a frame within', { url: `${EXAM}/paketsoal`, isMainFrame: false }, EXAM],
  ['a frame that is gone', null, EXAM],
  ['another port', { url: 'http://127.0.0.1:4/', isMainFrame: true }, EXAM],
  ['a longer name', { url: `${EXAM}.evil.example/`, isMainFrame: true }, EXAM],
  ['a name before @', { url: 'http://127.0.0.1:41234@evil.example/', isMainFrame: true }, EXAM],
  ['a user', { url: 'http://u@127.0.0.1:41234/', isMainFrame: true }, EXAM],
  ['no address', { url: '', isMainFrame: true }, EXAM],
  ['a data page', { url: 'data:text/html,x', isMainFrame: true }, 'null'],
  ['the exam at the operator', { url: `${EXAM}/`, isMainFrame: true }, OPERATOR],
  ['the operator at the exam', { url: `${OPERATOR}/`, isMainFrame: true }, EXAM],
])('%s may not send a message', (_, sender, origin) => {
  expect(isTrustedSender(sender, origin)).toBe(false)
})
