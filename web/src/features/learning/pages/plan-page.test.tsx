import 'fake-indexeddb/auto'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { Plan } from '@/features/learning/api/plan'
import PlanPage from '@/features/learning/pages/plan-page'
import { paths } from '@/lib/paths'
import { createQueryClient } from '@/lib/query/query-client'
import { sessionQuery } from '@/lib/session/session-query'
import { LEARNER } from '@/testing/accounts'
import { fakeApi, type FakeApi } from '@/testing/fake-api'
import { renderApp } from '@/testing/render-app'
import { SETTINGS } from '@/testing/settings'

let server: FakeApi

const WEEK = ['23', '24', '25', '26', '27', '28', '29']

const plan = (change: Partial<Plan> = {}): Plan => ({
  hari: '2026-11-27',
  tanggalTes: '2026-12-25',
  targetSkor: 550,
  skor: 500,
  selisih: 50,
  sisaHari: 28,
  sisaPekan: 4,
  tujuanPekan: 6,
  terlaluDekat: false,
  pekan: WEEK.map((day) => ({
    tanggal: `2026-11-${day}`,
    berlatih: ['25', '26'].includes(day),
  })),
  beruntun: 2,
  langkah: { jenis: 'latihan', materi: null },
  ...change,
})

beforeEach(() => {
  server = fakeApi()
  server.on('GET', '/pengaturan', { body: SETTINGS })
})

function open() {
  const queryClient = createQueryClient()
  queryClient.setQueryData(sessionQuery.queryKey, LEARNER)
  return renderApp(<PlanPage />, { at: paths.plan, queryClient })
}

test('the plan says how long it is until the test, what a week asks for, and today’s step', async () => {
  server.on('GET', '/latihan/rencana', { body: plan() })
  open()
  expect(await screen.findByRole('heading', { name: '4 pekan lagi menuju tes' })).toBeVisible()
  expect(screen.getByText('2 dari 6 hari latihan pekan ini, 2 hari beruntun.')).toBeVisible()
  expect(screen.getByText(/Skor terakhir 500, target 550: 50 poin lagi/)).toBeVisible()
  expect(screen.getByText('dua belas soal latihan harian.', { exact: false })).toBeVisible()
  const week = within(screen.getByRole('list', { name: 'Hari berlatih pekan ini' }))
  const days = week.getAllByRole('listitem')
  expect(days).toHaveLength(7)
  expect(days[2]).toHaveTextContent('Rabu, 25 Nov: berlatih')
  expect(days[4]).toHaveAttribute('aria-current', 'date')
  expect(days[4]).toHaveTextContent('Jumat, 27 Nov, hari ini')
})

test('a date and a target are saved and shown at once; an emptied field removes them', async () => {
  const empty = {
    tanggalTes: null,
    targetSkor: null,
    selisih: null,
    sisaHari: null,
    sisaPekan: null,
  }
  server.on('GET', '/latihan/rencana', { body: plan(empty) })
  server.on('PUT', '/latihan/rencana', { body: plan() })
  const { user } = open()
  expect(await screen.findByRole('heading', { name: 'Rencana belajar' })).toBeVisible()
  await user.type(screen.getByLabelText('Tanggal tes'), '2026-12-25')
  await user.type(screen.getByLabelText('Target skor'), '550')
  await user.click(screen.getByRole('button', { name: 'Simpan rencana' }))
  expect(await screen.findByRole('heading', { name: '4 pekan lagi menuju tes' })).toBeVisible()
  const sent = () => server.callsOf('PUT', '/latihan/rencana').map(({ body }) => body)
  expect(sent()).toEqual([{ tanggalTes: '2026-12-25', targetSkor: 550 }])

  server.on('PUT', '/latihan/rencana', { body: plan(empty) })
  await user.clear(screen.getByLabelText('Tanggal tes'))
  await user.clear(screen.getByLabelText('Target skor'))
  await user.click(screen.getByRole('button', { name: 'Simpan rencana' }))
  expect(await screen.findByRole('heading', { name: 'Rencana belajar' })).toBeVisible()
  expect(sent().at(-1)).toEqual({ tanggalTes: null, targetSkor: null })
})

test('a refused date is shown at its field', async () => {
  server.on('GET', '/latihan/rencana', { body: plan() })
  server.on('PUT', '/latihan/rencana', {
    status: 422,
    body: {
      message: 'Tanggal tes harus hari ini atau paling lama dua tahun lagi.',
      errors: [
        {
          field: 'tanggalTes',
          msg: 'Tanggal tes harus hari ini atau paling lama dua tahun lagi.',
        },
      ],
    },
  })
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Simpan rencana' }))
  expect(await screen.findByLabelText('Tanggal tes')).toHaveAccessibleDescription(
    /harus hari ini atau paling lama dua tahun lagi/
  )
})

test('no words blame a learner: an empty week and a near test say what is next', async () => {
  server.on('GET', '/latihan/rencana', {
    body: plan({
      sisaHari: 3,
      sisaPekan: 1,
      beruntun: 0,
      terlaluDekat: true,
      pekan: WEEK.map((day) => ({ tanggal: `2026-11-${day}`, berlatih: false })),
      langkah: { jenis: 'cukup', materi: null },
    }),
  })
  open()
  expect(await screen.findByText('0 dari 6 hari latihan pekan ini.')).toBeVisible()
  expect(screen.getByText('3 hari lagi menuju tes')).toBeVisible()
  expect(screen.getByText('Waktunya singkat untuk jarak ini.')).toBeVisible()
  expect(screen.getByText(/cukup untuk hari ini/)).toBeVisible()
})
