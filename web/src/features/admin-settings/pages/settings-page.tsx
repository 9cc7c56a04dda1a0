import { useQuery } from '@tanstack/react-query'
import { PageHeading } from '@/components/page/page-heading'
import { ButtonLink } from '@/components/ui/button-link'
import { LoadFailure } from '@/components/ui/load-failure'
import { SkeletonList } from '@/components/ui/skeleton'
import { adminSettingsQuery } from '@/features/admin-settings/api/settings'
import { PreviewLink } from '@/features/admin-settings/components/settings-section'
import { SettingsForm } from '@/features/admin-settings/components/settings-form'
import { adminPaths } from '@/lib/admin-paths'
import { APP_VERSION } from '@/lib/app-version'
import { paths } from '@/lib/paths'

/** /admin/pengaturan: the academy's texts, contacts and payment data. */
export default function SettingsPage() {
  const { data: settings, error, isFetching, refetch } = useQuery(adminSettingsQuery)

  return (
    <div className="grid gap-6">
      <PageHeading
        lead="Berlaku segera setelah disimpan."
        actions={
          <>
            <PreviewLink href={paths.home}>Lihat halaman depan</PreviewLink>
            <ButtonLink variant="secondary" to={adminPaths.messageTexts}>
              Teks Pesan
            </ButtonLink>
          </>
        }
      >
        Pengaturan
      </PageHeading>
      {!settings && !error && (
        <SkeletonList label="Memuat pengaturan…" rows={4} rowClassName="h-40" />
      )}
      {!settings && error && (
        <LoadFailure
          title="Gagal mengambil data pengaturan"
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {settings && <SettingsForm settings={settings} />}
      <p className="text-sm text-ink-soft">Lulus versi {APP_VERSION}</p>
    </div>
  )
}
