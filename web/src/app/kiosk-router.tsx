import { Suspense, useEffect } from 'react'
import { Navigate, Route, Routes } from 'react-router-dom'
import { RequireRole } from '@/app/guards/require-role'
import {
  AuthLayout,
  ExamScreen,
  HistoryPage,
  LearnerLayout,
  LoginPage,
  PackagesScreen,
} from '@/app/screen-parts'
import KioskKeeper from '@/app/session/kiosk-keeper'
import { FullScreenLoading } from '@/components/page/full-screen-loading'
import { useDialogs } from '@/components/ui/dialogs/dialogs-context'
import { paths } from '@/lib/paths'

/** All screens there are in a lab's kiosk. */
export default function KioskRouter() {
  return (
    <>
      <KioskKeeper />
      <Suspense fallback={<FullScreenLoading />}>
        <Routes>
          <Route element={<AuthLayout />}>
            <Route path={paths.login} element={<LoginPage />} />
          </Route>
          <Route element={<RequireRole allow={['User', 'Admin']} />}>
            <Route path={paths.exam(':paketId')} element={<ExamScreen />} />
            <Route element={<LearnerLayout />}>
              <Route path={paths.packages} element={<PackagesScreen />} />
              <Route path={paths.history} element={<HistoryPage />} />
            </Route>
          </Route>
          <Route path={paths.home} element={<Navigate to={paths.packages} replace />} />
          <Route path={paths.admin.root} element={<Navigate to={paths.packages} replace />} />
          <Route path="*" element={<NotInKiosk />} />
        </Routes>
      </Suspense>
    </>
  )
}

/** Says why a button leads nowhere here, a package to be paid for among them. */
function NotInKiosk() {
  const dialogs = useDialogs()
  useEffect(() => {
    void dialogs.alert({
      tone: 'warning',
      title: 'Tidak tersedia di komputer ujian',
      text: 'Komputer ini hanya untuk mengerjakan ujian. Untuk membeli paket atau mengubah akun, gunakan HP atau komputer Anda sendiri.',
    })
  }, [dialogs])
  return <Navigate to={paths.packages} replace />
}
