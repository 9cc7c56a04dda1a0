import { lazy } from 'react'
import { Navigate, Route } from 'react-router-dom'
import { RequireRole } from '@/app/guards/require-role'
import { paths } from '@/lib/paths'

const AdminLayout = lazy(() => import('@/app/layouts/admin-layout'))
const PaymentsPage = lazy(() => import('@/features/admin-payments/pages/payments-page'))

/** The admin area (product-spec section 2); nothing of it is fetched by anybody else. */
export const adminRoutes = (
  <Route element={<RequireRole allow={['Admin']} />}>
    <Route element={<AdminLayout />}>
      <Route path={paths.admin.root} element={<Navigate to={paths.admin.payments} replace />} />
      <Route path={paths.admin.payments} element={<PaymentsPage />} />
    </Route>
  </Route>
)
