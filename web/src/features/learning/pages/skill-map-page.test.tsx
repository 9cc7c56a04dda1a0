import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import SkillMapPage from '@/features/learning/pages/skill-map-page'
import { paths } from '@/lib/paths'
import { fakeApi, type FakeApi } from '@/testing/fake-api'
import { renderApp } from '@/testing/render-app'
import { SETTINGS } from '@/testing/settings'

let server: FakeApi

beforeEach(() => {
  server = fakeApi()
  server.on('GET', '/pengaturan', { body: SETTINGS })
})

const open = () => renderApp(<SkillMapPage />, { at: paths.skillMap })

test('the map says of each skill whether it is strong, and what raises the score most', async () => {
  server.on('GET', '/users/peta', {
    body: {
      data: [
        {
          keterampilan: 'structure_clause',
          label: 'Klausa adjektiva, adverbia, dan nomina',
          benar: 1,
          dari: 4,
          keadaan: 'latih',
        },
        {
          keterampilan: 'reading_detail',
          label: 'Rincian bacaan',
          benar: 9,
          dari: 10,
          keadaan: 'kuat',
        },
        {
          keterampilan: 'reading_reference',
          label: 'Rujukan kata',
          benar: 2,
          dari: 2,
          keadaan: 'belum_cukup',
        },
      ],
      saran: [{ teks: '+5 benar di Structure = +17', keterampilan: 'structure_clause', naik: 17 }],
    },
  })
  open()
  expect(await screen.findByText('+5 benar di Structure = +17')).toBeInTheDocument()
  expect(screen.getByText('Mulai dari klausa adjektiva, adverbia, dan nomina.')).toBeInTheDocument()
  const row = (label: string) => within(screen.getByText(label).closest('li') as HTMLElement)
  expect(row('Klausa adjektiva, adverbia, dan nomina').getByText('Perlu dilatih')).toBeVisible()
  expect(row('Rincian bacaan').getByText('9 dari 10 benar')).toBeVisible()
  expect(row('Rincian bacaan').getByText('Kuat')).toBeVisible()
  expect(row('Rujukan kata').getByText('Belum cukup soal')).toBeVisible()
  expect(screen.queryByRole('heading', { name: 'Listening' })).not.toBeInTheDocument()
})

test('without a finished attempt the map says how it is filled', async () => {
  server.on('GET', '/users/peta', { body: { data: [], saran: [] } })
  open()
  expect(await screen.findByText('Peta kemampuan belum ada.')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Lihat paket soal' })).toBeInTheDocument()
})

test('a failure can be retried', async () => {
  server.on('GET', '/users/peta', { status: 503, body: { message: 'Server sedang sibuk.' } })
  open()
  expect(await screen.findByText('Peta kemampuan belum dapat diambil')).toBeInTheDocument()
})
