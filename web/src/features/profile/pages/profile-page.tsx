import { useQuery } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { PageHeading } from '@/components/page/page-heading'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { LoadFailure } from '@/components/ui/load-failure'
import { SkeletonList } from '@/components/ui/skeleton'
import { ownProfileQuery } from '@/features/profile/api/profile'
import { PasswordDialog } from '@/features/profile/components/password-dialog'
import { PrivacyCard } from '@/features/profile/components/privacy-card'
import { ProfileForm } from '@/features/profile/components/profile-form'

/** The signed-in user's own data and password. @param children more cards */
export default function ProfilePage({ children }: { children?: ReactNode }) {
  const profile = useQuery(ownProfileQuery)
  const [isChangingPassword, setChangingPassword] = useState(false)

  return (
    <div className="mx-auto grid max-w-2xl gap-8">
      <PageHeading lead="Data diri dan cara Anda login.">Profile User</PageHeading>
      {profile.isPending && (
        <Card>
          <SkeletonList label="Memuat profil…" rowClassName="h-16" />
        </Card>
      )}
      {profile.isError && !profile.data && (
        <LoadFailure
          title="Tidak dapat mengambil data user"
          error={profile.error}
          retrying={profile.isFetching}
          onRetry={() => void profile.refetch()}
        />
      )}
      {profile.data && (
        <>
          <Card>
            <ProfileForm key={profile.data.nohp} profile={profile.data} />
          </Card>
          <Card className="flex flex-wrap items-center justify-between gap-4">
            <div className="min-w-0">
              <h2 className="text-lg font-bold">Password</h2>
              <p className="text-ink-soft">Pakai password khusus untuk akun ini.</p>
            </div>
            <Button variant="secondary" onClick={() => setChangingPassword(true)}>
              <KeyRound aria-hidden className="size-4" />
              Ubah Password
            </Button>
          </Card>
          {children}
          <PrivacyCard />
        </>
      )}
      {isChangingPassword && <PasswordDialog onClose={() => setChangingPassword(false)} />}
    </div>
  )
}
