import { KIOSK_HOME } from '@lulus/api/contracts/kiosk'
import { expect, test } from 'vitest'
import { adminPaths } from '@/lib/admin-paths'
import { paths } from '@/lib/paths'
import { isKioskScreen } from '@/platform/kiosk-screens'

test("the kiosk has the exam's screens", () => {
  for (const path of [paths.login, paths.packages, paths.history, paths.exam(12), KIOSK_HOME])
    expect(isKioskScreen(path), path).toBe(true)
})

test('the kiosk has no other screens of the app', () => {
  const { adminRoot, home, register, myPackages, profile, miniTest, examRoot } = paths
  const others = [home, register, myPackages, profile, miniTest, examRoot]
  const parametrised = [paths.pay(3), paths.verify('abc'), adminRoot, adminPaths.payments]
  for (const path of [...others, ...parametrised]) expect(isKioskScreen(path), path).toBe(false)
})

test.each([
  '',
  'login',
  '/login/',
  '//login',
  '/login/../admin',
  '/login\n',
  '/LOGIN',
  '/simulasi-toefl/0',
  '/simulasi-toefl/-1',
  '/simulasi-toefl/1e3',
  '/simulasi-toefl/3/../../admin',
  '/simulasi-toefl/9999999999999999',
  '/simulasi-toefl/3%2f..',
])('%j is not a kiosk screen', (path) => {
  expect(isKioskScreen(path)).toBe(false)
})
