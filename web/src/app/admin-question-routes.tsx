import { SECTIONS, type Section } from '@lulus/api/contracts/exam'
import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { Navigate, useLocation, type RouteObject } from 'react-router-dom'
import { screen } from '@/app/screen'
import { SECTION_PLACES } from '@/features/admin-questions/model/sections'
import { adminPaths } from '@/lib/admin-paths'
import { paths } from '@/lib/paths'

interface SectionScreenModule {
  default: ComponentType<{ section: Section }>
}

/** A key per section, so that no state passes from one section's screen to the next. */
const ofSection = (section: Section, load: () => Promise<SectionScreenModule>) => async () => {
  const { default: SectionScreen } = await load()
  return { element: <SectionScreen key={section} section={section} /> }
}

/** The screens of a package's questions, the same for each of the four sections. */
export function adminQuestionRoutes(queryClient: QueryClient): RouteObject[] {
  const lazy = screen(queryClient)

  return [
    {
      path: adminPaths.addQuestion(':paketId'),
      lazy: lazy(() => import('@/features/admin-questions/pages/choose-section-page')),
    },
    {
      path: adminPaths.previewPackage(':paketId'),
      lazy: lazy(() => import('@/features/admin-questions/pages/preview-package-page')),
    },
    {
      path: adminPaths.importQuestions(':paketId'),
      lazy: lazy(() => import('@/features/admin-questions/pages/import-questions-page')),
    },
    {
      path: adminPaths.analysis(':paketId'),
      lazy: lazy(() => import('@/features/admin-items/pages/analysis-page')),
    },
    {
      path: adminPaths.rescoring(':paketId'),
      lazy: lazy(() => import('@/features/admin-items/pages/rescoring-page')),
    },
    ...SECTIONS.flatMap((section) => [
      {
        path: SECTION_PLACES[section].table(':paketId'),
        lazy: ofSection(section, () => import('@/features/admin-questions/pages/questions-page')),
      },
      {
        path: SECTION_PLACES[section].add(':paketId'),
        lazy: ofSection(
          section,
          () => import('@/features/admin-questions/pages/add-question-page')
        ),
      },
      {
        path: SECTION_PLACES[section].edit(':soalId'),
        lazy: ofSection(
          section,
          () => import('@/features/admin-questions/pages/edit-question-page')
        ),
      },
    ]),
  ]
}

/**
 * The short addresses without 'soal-simulasi/', which are in the product's list of screens too. They redirect to the
 * full ones.
 */
export function shortQuestionRoutes(queryClient: QueryClient): RouteObject[] {
  return adminQuestionRoutes(queryClient).map(({ path = '' }) => ({
    path: path.replace(adminPaths.packages, paths.adminRoot),
    element: <ToFullAddress />,
  }))
}

function ToFullAddress() {
  const { pathname, ...rest } = useLocation()
  const full = pathname.replace(paths.adminRoot, adminPaths.packages)
  return <Navigate to={{ ...rest, pathname: full }} replace />
}
