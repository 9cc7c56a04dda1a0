import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import MyPackagesScreen from '@/app/screens/my-packages-screen'
import type { OwnEvent } from '@/features/events/api'
import { fakeApi, type FakeApi } from '@/testing/fake-api'
import { renderApp } from '@/testing/render-app'
import { SETTINGS } from '@/testing/settings'

let server: FakeApi

const HOUR_MS = 60 * 60_000
const later = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString()

const EVENT = {
  id: 7,
  nama: 'Ujian XII IPA 1',
  fase: 'terjadwal',
  keadaan: 'belum_datang',
  mulai: later(20),
  ditutup: later(21),
} as OwnEvent

beforeEach(() => {
  server = fakeApi()
  server.on('GET', '/pengaturan', { body: { ...SETTINGS, namaAkademi: 'Lulus' } })
  server.on('GET', '/users/akses', { body: { data: [] } })
  server.on('GET', '/users/payment', { body: { data: [] } })
})

function open(...data: OwnEvent[]) {
  server.on('GET', '/jadwal', { body: { sekarang: new Date().toISOString(), data } })
  return renderApp(<MyPackagesScreen />, { at: '/paket-saya' })
}

test('before an exam event the learner’s packages lead to the check of the device', async () => {
  open(EVENT)
  const link = await screen.findByRole('link', { name: 'Cek Perangkat' })
  expect(link).toHaveAttribute('href', '/cek-perangkat?ujian=7')
  expect(screen.getByText('Ujian terjadwal: Ujian XII IPA 1')).toBeVisible()
})

test('events that are over, or that the learner sits, lead to no check', async () => {
  open({ ...EVENT, fase: 'selesai' }, { ...EVENT, id: 8, keadaan: 'mengerjakan' })
  expect(await screen.findByText('Tidak ada data pembayaran.')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Cek Perangkat' })).toBeNull()
})
