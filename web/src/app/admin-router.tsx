import { Navigate, Route, Routes } from 'react-router-dom'
import { adminRoutes } from '@/app/admin-routes'
import { paths } from '@/lib/paths'

/** All addresses from /admin on: a part of its own, because nobody else should fetch even the list of its screens. */
export default function AdminRouter() {
  return (
    <Routes>
      {adminRoutes}
      <Route path="*" element={<Navigate to={paths.home} replace />} />
    </Routes>
  )
}
