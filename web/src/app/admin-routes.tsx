import { lazy } from 'react'
import { Navigate, Route } from 'react-router-dom'
import { adminQuestionRoutes } from '@/app/admin-question-routes'
import { RequireRole } from '@/app/guards/require-role'
import { paths } from '@/lib/paths'

const AdminLayout = lazy(() => import('@/app/layouts/admin-layout'))
const DashboardPage = lazy(() => import('@/features/admin-dashboard/pages/dashboard-page'))
const AdminResultsScreen = lazy(() => import('@/app/screens/admin-results-screen'))
const UsersPage = lazy(() => import('@/features/admin-users/pages/users-page'))
const PackagesPage = lazy(() => import('@/features/admin-packages/pages/packages-page'))
const AddPackagePage = lazy(() => import('@/features/admin-packages/pages/add-package-page'))
const EditPackagePage = lazy(() => import('@/features/admin-packages/pages/edit-package-page'))
const LabsPage = lazy(() => import('@/features/admin-labs/pages/labs-page'))
const LabPage = lazy(() => import('@/features/admin-labs/pages/lab-page'))
const AuditPage = lazy(() => import('@/features/admin-audit/pages/audit-page'))
const SettingsPage = lazy(() => import('@/features/admin-settings/pages/settings-page'))
const PaymentsPage = lazy(() => import('@/features/admin-payments/pages/payments-page'))

/** The admin area (product-spec section 2); nothing of it is fetched by anybody else. */
export const adminRoutes = (
  <Route element={<RequireRole allow={['Admin']} />}>
    <Route element={<AdminLayout />}>
      <Route path={paths.admin.root} element={<Navigate to={paths.admin.payments} replace />} />
      <Route path={paths.admin.payments} element={<PaymentsPage />} />
      <Route path={paths.admin.dashboard} element={<DashboardPage />} />
      <Route path={paths.admin.history} element={<AdminResultsScreen />} />
      <Route path={paths.admin.users} element={<UsersPage />} />
      <Route path={paths.admin.packages} element={<PackagesPage />} />
      <Route path={paths.admin.addPackage} element={<AddPackagePage />} />
      <Route path={paths.admin.editPackage(':id')} element={<EditPackagePage />} />
      {adminQuestionRoutes}
      <Route path={paths.admin.labs} element={<LabsPage />} />
      <Route path={paths.admin.lab(':id')} element={<LabPage />} />
      <Route path={paths.admin.auditLog} element={<AuditPage />} />
      <Route path={paths.admin.settings} element={<SettingsPage />} />
    </Route>
  </Route>
)
