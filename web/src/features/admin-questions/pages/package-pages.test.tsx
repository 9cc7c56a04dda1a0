import { SECTIONS } from '@lulus/api/contracts/exam'
import { screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { expect, test } from 'vitest'
import ChooseSectionPage from '@/features/admin-questions/pages/choose-section-page'
import PreviewPackagePage from '@/features/admin-questions/pages/preview-package-page'
import { questionRow, questionServer } from '@/features/admin-questions/testing/question-server'
import { adminPaths } from '@/lib/admin-paths'
import { renderApp } from '@/testing/render-app'

function openPackage(at: string, withQuestions = true) {
  const server = questionServer({ section: 'listening' })
  for (const section of SECTIONS) {
    server.on('GET', `/admin/paket-soal/7/soal-${section}`, { body: { data: [] } })
  }
  if (withQuestions) {
    server.on('GET', '/admin/paket-soal/7/soal-listening', {
      body: {
        data: [
          questionRow({ page: 2, audio: '/uploads/audio/b.mp3' }),
          questionRow({ page: 31, audio: '/uploads/audio/a.mp3' }),
          questionRow({ page: 32 }),
        ],
      },
    })
    server.on('GET', '/admin/paket-soal/7/soal-written', {
      body: {
        data: [
          questionRow({
            page: 70,
            soal: '<u>A</u> <u>b</u> <u>c</u> <u>d</u>.',
            pilihan_satu: 'A',
          }),
        ],
      },
    })
  }
  return renderApp(
    <Routes>
      <Route path={adminPaths.addQuestion(':paketId')} element={<ChooseSectionPage />} />
      <Route path={adminPaths.previewPackage(':paketId')} element={<PreviewPackagePage />} />
    </Routes>,
    { at }
  )
}

test("the section chooser links to each section's form and table", async () => {
  openPackage(adminPaths.addQuestion(7))

  expect(await screen.findByText('Paket B · 3 dari 140 soal')).toBeInTheDocument()
  expect(await screen.findByText(/^3 dari 50 soal · halaman 1–50/)).toBeInTheDocument()
  const written = screen
    .getAllByRole('listitem')
    .find((item) => within(item).queryByRole('heading', { name: 'Written Expression' }))
  const links = within(written as HTMLElement).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/admin/soal-simulasi/add-soal-written/7',
    '/admin/soal-simulasi/soal-written/7',
  ])
})

test('a package can be previewed entry by entry without sending anything', async () => {
  const { user } = openPackage(adminPaths.previewPackage(7))

  // The instructions come first, with this package's time.
  expect(
    await screen.findByRole('heading', { name: 'Listening Comprehension' })
  ).toBeInTheDocument()
  expect(screen.getByText(/you have 42 minutes for all of them/)).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Sebelumnya' })).toBeDisabled()

  await user.click(screen.getByRole('button', { name: 'Selanjutnya' }))
  expect(screen.getByRole('heading', { name: 'Nomor 2' })).toBeInTheDocument()
  await user.click(screen.getByRole('radio', { name: 'C. tiga' }))

  await user.click(screen.getByRole('button', { name: 'Selanjutnya' }))
  expect(screen.getByRole('heading', { name: 'Nomor 31' })).toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'Nomor 32' })).toBeInTheDocument()

  await user.selectOptions(screen.getByLabelText('Soal'), 'Written Expression nomor 18')
  expect(await screen.findByText(/Identify the one underlined part/)).toBeInTheDocument()
  expect(screen.getByTestId('address')).toHaveTextContent('?page=70')

  await user.click(screen.getByRole('button', { name: 'Selanjutnya' }))
  expect(screen.getByRole('heading', { name: 'Reading Comprehension' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Selanjutnya' })).toBeDisabled()
})

test.each([
  ['Petunjuk Listening', 'Listening Comprehension'],
  ['Petunjuk Structure', 'Structure and Written Expression'],
  ['Petunjuk Written Expression', 'Written Expression'],
  ['Petunjuk Reading', 'Reading Comprehension'],
])('the preview of %s looks as learners see it', async (option, heading) => {
  const { user } = openPackage(adminPaths.previewPackage(7))

  await user.selectOptions(await screen.findByLabelText('Soal'), option)
  expect(screen.getByRole('heading', { level: 2, name: heading })).toBeInTheDocument()
})

test("an address with a group's later page opens the group", async () => {
  openPackage(`${adminPaths.previewPackage(7)}?page=33`)
  expect(await screen.findByRole('heading', { name: 'Nomor 31' })).toBeInTheDocument()
})

test('a package without questions says so in its preview', async () => {
  openPackage(adminPaths.previewPackage(7), false)
  expect(await screen.findByText('Paket ini belum memiliki soal.')).toBeInTheDocument()
})

test('the package is exported in a chosen format', async () => {
  URL.createObjectURL = () => 'blob:paket'
  const { user } = openPackage(adminPaths.addQuestion(7))
  const server = questionServer({ section: 'listening' })
  server.on('GET', '/admin/paket-soal/7/ekspor', { body: 'word' })
  await user.click(await screen.findByRole('button', { name: 'Ekspor' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Word tanpa kunci' }))
  await waitFor(() => expect(server.callsOf('GET', '/admin/paket-soal/7/ekspor')).toHaveLength(1))
  const [call] = server.callsOf('GET', '/admin/paket-soal/7/ekspor')
  expect(call?.query).toEqual({ format: 'docx', kunci: '0' })
})
