import { SECTIONS } from '@lulus/api/contracts/exam'
import { lazy } from 'react'
import { Route } from 'react-router-dom'
import { SECTION_PLACES } from '@/features/admin-questions/model/sections'
import { paths } from '@/lib/paths'

const ChooseSectionPage = lazy(() => import('@/features/admin-questions/pages/choose-section-page'))
const QuestionsPage = lazy(() => import('@/features/admin-questions/pages/questions-page'))
const AddQuestionPage = lazy(() => import('@/features/admin-questions/pages/add-question-page'))
const EditQuestionPage = lazy(() => import('@/features/admin-questions/pages/edit-question-page'))
const PreviewPackagePage = lazy(
  () => import('@/features/admin-questions/pages/preview-package-page')
)

/** The screens of a package's questions, the same ones for each of the four sections. */
export const adminQuestionRoutes = (
  <Route>
    <Route path={paths.admin.addQuestion(':paketId')} element={<ChooseSectionPage />} />
    <Route path={paths.admin.previewPackage(':paketId')} element={<PreviewPackagePage />} />
    {SECTIONS.map((section) => (
      // One section's screen is none of another's: the key keeps nothing from one to the next.
      <Route key={section}>
        <Route
          path={SECTION_PLACES[section].table(':paketId')}
          element={<QuestionsPage key={section} section={section} />}
        />
        <Route
          path={SECTION_PLACES[section].add(':paketId')}
          element={<AddQuestionPage key={section} section={section} />}
        />
        <Route
          path={SECTION_PLACES[section].edit(':soalId')}
          element={<EditQuestionPage key={section} section={section} />}
        />
      </Route>
    ))}
  </Route>
)
