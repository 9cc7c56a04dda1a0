import { lazy, Suspense } from 'react'
import ProfilePage from '@/features/profile/pages/profile-page'
import { useSessionUser } from '@/lib/session/use-session'

const SecondFactorCard = lazy(
  () => import('@/features/second-factor/components/second-factor-card')
)
const PasswordAgain = lazy(async () => {
  const { PasswordAgain: component } = await import('@/features/auth/components/password-again')
  return { default: component }
})

/** /profile, with the sections that only staff have. */
export default function ProfileScreen() {
  const { role } = useSessionUser()
  if (role === 'User') return <ProfilePage />
  return (
    <Suspense>
      <ProfilePage>
        <SecondFactorCard />
      </ProfilePage>
      <PasswordAgain />
    </Suspense>
  )
}
