// Imported here, because lazy loading is slow on busy machines.
import '@/features/admin-questions/components/form/listening-form'
import '@/features/admin-questions/components/form/reading-form'
import '@/features/admin-questions/components/form/structure-form'
import '@/features/admin-questions/components/form/written-form'
import type { Section } from '@lulus/api/contracts/exam'
import { screen } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { SECTION_PLACES } from '@/features/admin-questions/model/sections'
import AddQuestionPage from '@/features/admin-questions/pages/add-question-page'
import EditQuestionPage from '@/features/admin-questions/pages/edit-question-page'
import QuestionsPage from '@/features/admin-questions/pages/questions-page'
import { renderApp } from '@/testing/render-app'

/** Opens a section's screens at an address. */
export function openScreens(section: Section, at: string) {
  const places = SECTION_PLACES[section]
  return renderApp(
    <Routes>
      <Route path={places.table(':paketId')} element={<QuestionsPage section={section} />} />
      <Route path={places.add(':paketId')} element={<AddQuestionPage section={section} />} />
      <Route path={places.edit(':soalId')} element={<EditQuestionPage section={section} />} />
    </Routes>,
    { at }
  )
}

type User = ReturnType<typeof openScreens>['user']

/** Finds a text field by its label. */
export const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label)

/** Types into fields, found by their labels. */
export async function fill(user: User, fields: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) {
    const control = await field(label)
    await user.clear(control)
    await user.click(control)
    await user.paste(text)
  }
}

export const OPTIONS = {
  'Pilihan 1': 'one',
  'Pilihan 2': 'two',
  'Pilihan 3': 'three',
  'Pilihan 4': 'four',
}

export async function save(user: User): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'Simpan Soal' }))
}
