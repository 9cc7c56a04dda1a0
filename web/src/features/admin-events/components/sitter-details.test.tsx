import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Sitter } from '@/features/admin-events/api/events'
import { SitterDetails } from '@/features/admin-events/components/sitter-details'
import { renderApp } from '@/testing/render-app'

const SITTER: Sitter = {
  id: 11,
  nama: 'Ayu',
  nohp: '081200000011',
  kelas: null,
  keadaan: 'mengerjakan',
  kursi: null,
  waktuTambahan: 0,
  masuk: null,
  mulaiMengerjakan: null,
  sesi: 'listening',
  terjawab: 3,
  dari: 50,
  sisaDetik: 600,
  berakhir: null,
  kontakTerakhir: null,
  belumTerkirim: 0,
  baterai: null,
  mengisi: null,
  perangkat: null,
  dijeda: false,
  kejadian: [],
  pemberitahuan: [],
}
const EARLIER = { id: 1, terkirim: '2026-11-23T02:00:00.000Z', dibaca: '2026-11-23T02:00:05.000Z' }
const notice = (terkirim: string | null, dibaca: string | null) => [
  EARLIER,
  { id: 2, terkirim, dibaca },
]
const AT = '2026-11-23T02:03:04.000Z'

test.each([
  ['none', [], '–'],
  ['one on its way', notice(null, null), 'belum sampai'],
  ['one on the screen', notice(AT, null), 'tampil 09.03.04 WIB, belum dibaca'],
  ['one that was read', notice(AT, AT), 'dibaca 09.03.04 WIB'],
])('how far the last message has come is told of %s', (_, pemberitahuan, text) => {
  renderApp(<SitterDetails sitter={{ ...SITTER, pemberitahuan }}>{null}</SitterDetails>, {
    at: '/',
  })
  const term = screen.getByText('Pemberitahuan terakhir')
  expect(term.nextElementSibling?.textContent?.replaceAll('\u00A0', ' ')).toBe(text)
})
