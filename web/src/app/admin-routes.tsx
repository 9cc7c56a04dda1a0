import type { QueryClient } from '@tanstack/react-query'
import type { RouteObject } from 'react-router-dom'
import { adminQuestionRoutes, shortQuestionRoutes } from '@/app/admin-question-routes'
import { RequireLogin } from '@/app/guards/require-login'
import { guardLoader, screen } from '@/app/screen'
import { adminPaths } from '@/lib/admin-paths'
import { paths } from '@/lib/paths'

/** The admin area (product-spec section 2). Only staff fetch this list of its screens. */
export function adminRoutes(queryClient: QueryClient): RouteObject[] {
  const lazy = screen(queryClient)

  return [
    {
      element: <RequireLogin staff />,
      ...guardLoader(queryClient),
      children: [
        ...shortQuestionRoutes(queryClient),
        {
          path: adminPaths.eventWall(':id'),
          lazy: lazy(() => import('@/features/admin-events/pages/event-wall-page')),
        },
        {
          lazy: lazy(() => import('@/app/layouts/admin-layout')),
          children: [
            {
              path: paths.adminRoot,
              lazy: lazy(() => import('@/app/screens/admin-start')),
            },
            {
              path: adminPaths.payments,
              lazy: lazy(() => import('@/features/admin-payments/pages/payments-page')),
            },
            {
              path: adminPaths.enterPayment,
              lazy: lazy(() => import('@/features/admin-payments/pages/enter-payment-page')),
            },
            {
              path: adminPaths.reviewPayments,
              lazy: lazy(() => import('@/features/admin-payments/pages/review-page')),
            },
            {
              path: adminPaths.classPayments,
              lazy: lazy(() => import('@/features/admin-class-payments/pages/class-payments-page')),
            },
            {
              path: adminPaths.classPayment(':id'),
              lazy: lazy(() => import('@/features/admin-class-payments/pages/class-payment-page')),
            },
            {
              path: adminPaths.statements,
              lazy: lazy(() => import('@/features/admin-statements/pages/statements-page')),
            },
            {
              path: adminPaths.statement(':id'),
              lazy: lazy(() => import('@/features/admin-statements/pages/statement-page')),
            },
            {
              path: adminPaths.promos,
              lazy: lazy(() => import('@/features/admin-promos/pages/promos-page')),
            },
            {
              path: adminPaths.bundles,
              lazy: lazy(() => import('@/features/admin-bundles/pages/bundles-page')),
            },
            {
              path: adminPaths.moneyReport,
              lazy: lazy(() => import('@/features/admin-money/pages/report-page')),
            },
            {
              path: adminPaths.messages,
              lazy: lazy(() => import('@/features/admin-messages/pages/messages-page')),
            },
            {
              path: adminPaths.messageTexts,
              lazy: lazy(() => import('@/features/admin-messages/pages/message-texts-page')),
            },
            {
              path: adminPaths.dashboard,
              lazy: lazy(() => import('@/features/admin-dashboard/pages/dashboard-page')),
            },
            {
              path: adminPaths.history,
              lazy: lazy(() => import('@/app/screens/admin-results-screen')),
            },
            {
              path: adminPaths.explanations(':id'),
              lazy: lazy(() => import('@/features/learning/pages/staff-explanations-page')),
            },
            {
              path: adminPaths.packageChanges(':id'),
              lazy: lazy(() => import('@/features/admin-items/pages/changes-page')),
            },
            {
              path: adminPaths.similarAnswers(':id'),
              lazy: lazy(() => import('@/features/admin-events/pages/similar-answers-page')),
            },
            {
              path: adminPaths.results,
              lazy: lazy(() => import('@/features/admin-class-results/pages/subjects-page')),
            },
            {
              path: adminPaths.classResults(':id'),
              lazy: lazy(() => import('@/app/screens/admin-class-results-screen')),
            },
            {
              path: adminPaths.classLearning(':id'),
              lazy: lazy(() => import('@/features/learning/pages/class-learning-page')),
            },
            {
              path: adminPaths.eventResults(':id'),
              lazy: lazy(() => import('@/app/screens/admin-event-results-screen')),
            },
            {
              path: adminPaths.lateAnswers,
              lazy: lazy(() => import('@/features/admin-late-answers/pages/late-answers-page')),
            },
            {
              path: adminPaths.eventLate(':id'),
              lazy: lazy(() => import('@/features/admin-late-answers/pages/event-late-page')),
            },
            {
              path: adminPaths.lateReview(':id'),
              lazy: lazy(() => import('@/features/admin-late-answers/pages/late-review-page')),
            },
            {
              path: adminPaths.users,
              lazy: lazy(() => import('@/features/admin-users/pages/users-page')),
            },
            {
              path: adminPaths.person(':id'),
              lazy: lazy(() => import('@/app/screens/admin-person-screen')),
            },
            {
              path: adminPaths.answerSheet(':id'),
              lazy: lazy(() => import('@/features/admin-users/pages/answer-sheet-page')),
            },
            {
              path: adminPaths.staff,
              lazy: lazy(() => import('@/features/admin-staff/pages/staff-page')),
            },
            {
              path: adminPaths.packages,
              lazy: lazy(() => import('@/features/admin-packages/pages/packages-page')),
            },
            {
              path: adminPaths.addPackage,
              lazy: lazy(() => import('@/features/admin-packages/pages/add-package-page')),
            },
            {
              path: adminPaths.editPackage(':id'),
              lazy: lazy(() => import('@/features/admin-packages/pages/edit-package-page')),
            },
            ...adminQuestionRoutes(queryClient),
            {
              path: adminPaths.classes,
              lazy: lazy(() => import('@/features/admin-classes/pages/classes-page')),
            },
            {
              path: adminPaths.schoolClass(':id'),
              lazy: lazy(() => import('@/app/screens/admin-class-screen')),
            },
            {
              path: adminPaths.events,
              lazy: lazy(() => import('@/features/admin-events/pages/events-page')),
            },
            {
              path: adminPaths.addEvent,
              lazy: lazy(() => import('@/features/admin-events/pages/add-event-page')),
            },
            {
              path: adminPaths.practice,
              lazy: lazy(() => import('@/features/admin-events/pages/practice-page')),
            },
            {
              path: adminPaths.editEvent(':id'),
              lazy: lazy(() => import('@/features/admin-events/pages/edit-event-page')),
            },
            {
              path: adminPaths.event(':id'),
              lazy: lazy(() => import('@/app/screens/admin-event-screen')),
            },
            {
              path: adminPaths.labs,
              lazy: lazy(() => import('@/features/admin-labs/pages/labs-page')),
            },
            {
              path: adminPaths.lab(':id'),
              lazy: lazy(() => import('@/features/admin-labs/pages/lab-page')),
            },
            {
              path: adminPaths.auditLog,
              lazy: lazy(() => import('@/features/admin-audit/pages/audit-page')),
            },
            {
              path: adminPaths.settings,
              lazy: lazy(() => import('@/features/admin-settings/pages/settings-page')),
            },
          ],
        },
      ],
    },
  ]
}
