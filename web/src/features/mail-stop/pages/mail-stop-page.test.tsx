import { screen } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { beforeEach, expect, test } from 'vitest'
import { MailStopPage } from '@/features/mail-stop/pages/mail-stop-page'
import { fakeApi, type FakeApi } from '@/testing/fake-api'
import { renderApp } from '@/testing/render-app'

let server: FakeApi

beforeEach(() => {
  server = fakeApi()
})

const open = () =>
  renderApp(
    <Routes>
      <Route path="/berhenti-email/:token" element={<MailStopPage />} />
    </Routes>,
    { at: '/berhenti-email/5-abc' }
  )

const answer = (berhenti: boolean) => ({ body: { berhenti } })

test('opening the page of an e-mail changes nothing; a press stops e-mails, another one resumes them', async () => {
  server.on('GET', '/berhenti-email/5-abc', answer(false))
  server.on('POST', '/berhenti-email/5-abc', () => {
    server.on('GET', '/berhenti-email/5-abc', answer(true))
    return { body: { message: 'Baik.', berhenti: true } }
  })
  server.on('DELETE', '/berhenti-email/5-abc', () => {
    server.on('GET', '/berhenti-email/5-abc', answer(false))
    return { body: { message: 'Baik.', berhenti: false } }
  })
  const { user } = open()
  const stop = await screen.findByRole('button', { name: 'Berhenti menerima email' })
  expect(server.callsOf('POST', '/berhenti-email/5-abc')).toEqual([])
  await user.click(stop)
  await user.click(await screen.findByRole('button', { name: 'Terima email lagi' }))
  expect(await screen.findByRole('button', { name: 'Berhenti menerima email' })).toBeVisible()
})

test('a wrong link says so', async () => {
  server.on('GET', '/berhenti-email/5-abc', { status: 404, body: { message: 'Tidak.' } })
  open()
  expect(await screen.findByText('Tautan email ini tidak berlaku.')).toBeInTheDocument()
})
