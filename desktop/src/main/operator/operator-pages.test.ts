import { expect, test } from 'vitest'
import { isOperatorRequest, operatorFile } from './operator-pages.ts'

test('the four operator files exist', () => {
  expect(operatorFile('lulus-operator://kios/', '/app')?.path).toBe('/app/index.html')
  expect(operatorFile('lulus-operator://kios/operator.js', '/app')?.path).toBe('/app/operator.js')
  expect(operatorFile('lulus-operator://kios/operator.css', '/app')).toMatchObject({
    headers: { 'Content-Security-Policy': expect.stringContaining("default-src 'none'") },
  })
  expect(operatorFile('lulus-operator://kios/plus-jakarta-sans.woff2', '/app')).toMatchObject({
    path: '/app/plus-jakarta-sans.woff2',
    headers: { 'Content-Type': 'font/woff2' },
  })
})

test.each([
  '',
  'lulus-operator://kios/../main.cjs',
  'lulus-operator://kios/%2e%2e/main.cjs',
  'lulus-operator://kios/..%2fmain.cjs',
  'lulus-operator://kios/preload.cjs',
  'lulus-operator://other/',
  'lulus-operator://kios.evil/',
  'lulus-operator://user@other/',
  'https://kios/',
  'file:///app/index.html',
])('%j is not an operator file', (address) => {
  expect(isOperatorRequest(address)).toBe(false)
})
