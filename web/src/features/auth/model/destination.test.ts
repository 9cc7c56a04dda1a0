import { expect, test, vi } from 'vitest'
import { destinationAfterLogin, isBarred } from '@/features/auth/model/destination'

test.each([
  ['User', null, '/paketsoal'],
  ['Admin', null, '/admin'],
  ['User', '/bayar/3', '/bayar/3'],
  ['User', '/riwayat-ujian?page=2', '/riwayat-ujian?page=2'],
  ['Admin', '/admin/payments?page=2', '/admin/payments?page=2'],
  ['Admin', '/profile', '/profile'],
  ['User', '/admin', '/paketsoal'],
  ['User', '/admin?x=1', '/paketsoal'],
  ['User', '/admin/payments', '/paketsoal'],
  ['User', '/administrasi', '/administrasi'],
  ['User', '/login', '/paketsoal'],
  ['Admin', '/register?x', '/admin'],
  ['User', '/reset-password', '/paketsoal'],
  ['Guru', null, '/admin'],
  ['Pengawas', '/admin/payments', '/admin/payments'],
  ['Guru', '/undangan', '/admin'],
] as const)('after login %s who came from %s goes to %s', (role, origin, destination) => {
  expect(destinationAfterLogin(role, origin)).toBe(destination)
})

test('only the admin area is refused as a destination, and only for learners', () => {
  expect(isBarred('User', '/admin/dashboard')).toBe(true)
  expect(isBarred('User', '/paketsoal')).toBe(false)
  expect(isBarred('Admin', '/admin/dashboard')).toBe(false)
})

test.each([
  ['User', null, '/seb?ke=%2Fpaketsoal'],
  ['User', '/ujian/3?x=1', '/seb?ke=%2Fujian%2F3%3Fx%3D1'],
  ['User', '/seb?ke=%2Fujian%2F3', '/seb?ke=%2Fujian%2F3'],
  ['Admin', null, '/admin'],
] as const)('in Safe Exam Browser %s who came from %s goes to %s', (role, origin, destination) => {
  for (const agent of ['Chrome/138.0.0.0 SEB/3.9.0', 'AppleWebKit/605 SEB/3.5']) {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent)
    expect(destinationAfterLogin(role, origin)).toBe(destination)
  }
})
