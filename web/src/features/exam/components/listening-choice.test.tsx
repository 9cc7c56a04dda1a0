import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { listeningTooLong } from '@lulus/api/contracts/listening'
import { PAKET_ID, paperIn, timerBody } from '@/features/exam/testing/exam-fixtures'
import {
  dialog,
  readyServer,
  runIn,
  showExam,
  stubBrowser,
} from '@/features/exam/testing/show-exam'
import type { Paper } from '@/features/exam/api'
import type { FakeApi } from '@/testing/fake-api'

let api: FakeApi

beforeEach(() => {
  stubBrowser()
  api = readyServer()
})

function open(listening: NonNullable<Paper['listening']>) {
  api.on('GET', '/soal', { body: { ...paperIn(null), listening } })
  showExam()
}

const mode = (name: RegExp) => screen.findByRole('radio', { name })

async function start() {
  api.on('PUT', '/soal/timers', () => {
    runIn(api, 'listening')
    return { body: timerBody('listening', 1800) }
  })
  await userEvent.click(screen.getByRole('button', { name: 'Mulai Simulasi TOEFL' }))
  await dialog('Mulai Simulasi TOEFL?')
  await userEvent.click(screen.getByRole('button', { name: 'Ya, Mulai' }))
  await screen.findByRole('timer')
  return api.callsOf('PUT', '/soal/timers')[0]?.body
}

test('the start screen offers both modes, latihan first chosen, and starts in the chosen one', async () => {
  open({ mode: null, detik: 1748, muat: true })
  expect(await mode(/^Mode latihan/)).toBeChecked()
  const asli = await mode(/^Mode ujian asli/)
  expect(asli).toHaveAccessibleName(/29 menit 8 detik/)
  await userEvent.click(asli)
  expect(await start()).toMatchObject({ paketId: PAKET_ID, mode: 'asli' })
})

test('a package that is too short for the mode asli says why, and starts in latihan', async () => {
  open({ mode: null, detik: 1930, muat: false })
  const asli = await mode(/^Mode ujian asli/)
  expect(asli).toBeDisabled()
  expect(screen.getByText(listeningTooLong(1930, 30))).toBeInTheDocument()
  expect(await start()).toMatchObject({ mode: 'latihan' })
})

test('in an exam event the start screen says its mode and offers no choice', async () => {
  open({ mode: 'asli', detik: 1748, muat: true })
  expect(await screen.findByText('Mode ujian asli')).toBeInTheDocument()
  expect(screen.queryByRole('radio')).toBeNull()
})
