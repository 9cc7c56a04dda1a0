import 'fake-indexeddb/auto'
import { screen } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { beforeEach, expect, test } from 'vitest'
import LessonPage from '@/features/learning/pages/lesson-page'
import LessonsPage from '@/features/learning/pages/lessons-page'
import { paths } from '@/lib/paths'
import { createQueryClient } from '@/lib/query/query-client'
import { sessionQuery } from '@/lib/session/session-query'
import { clearPrivateStorage } from '@/lib/storage/private-store'
import { LEARNER } from '@/testing/accounts'
import { fakeApi, type FakeApi } from '@/testing/fake-api'
import { renderApp } from '@/testing/render-app'

let server: FakeApi

beforeEach(async () => {
  await clearPrivateStorage()
  server = fakeApi()
})

function open(at: string) {
  const queryClient = createQueryClient()
  queryClient.setQueryData(sessionQuery.queryKey, LEARNER)
  return renderApp(
    <Routes>
      <Route path={paths.lessons} element={<LessonsPage />} />
      <Route path={paths.lesson(':skill')} element={<LessonPage />} />
    </Routes>,
    { at, queryClient }
  )
}

test('the list leads to a lesson for each of the 29 skills', async () => {
  server.on('GET', '/materi/structure_inversion', {
    body: {
      data: {
        keterampilan: 'structure_inversion',
        judul: 'Inversi',
        html: '<h2>Yang diuji</h2><p onclick="x()">Urutan <em lang="en">verb</em>.</p>',
      },
    },
  })
  const { user } = open(paths.lessons)
  expect(screen.getAllByRole('listitem')).toHaveLength(29)
  await user.click(screen.getByRole('link', { name: 'Inversi' }))
  expect(await screen.findByRole('heading', { level: 2, name: 'Yang diuji' })).toBeVisible()
  expect(screen.getByText(/Urutan/)).not.toHaveAttribute('onclick')
})

test('a lesson that nobody has written leads back to the list', async () => {
  server.on('GET', '/materi/unknown', { status: 404 })
  open(paths.lesson('unknown'))
  expect(await screen.findByText('Materi ini tidak ditemukan.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Semua materi' })).toBeVisible()
})
