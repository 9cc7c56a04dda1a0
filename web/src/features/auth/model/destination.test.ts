import { expect, test } from 'vitest'
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
] as const)('%s who came from %s goes to %s', (role, origin, destination) => {
  expect(destinationAfterLogin(role, origin)).toBe(destination)
})

test('only the admin area is barred, and only to learners', () => {
  expect(isBarred('User', '/admin/dashboard')).toBe(true)
  expect(isBarred('User', '/paketsoal')).toBe(false)
  expect(isBarred('Admin', '/admin/dashboard')).toBe(false)
})
