import { Pencil } from 'lucide-react'
import type { ReactNode } from 'react'
import { PaperButton } from '@/components/paper-button'
import { Avatar } from '@/components/ui/avatar'
import { Button } from '@/components/ui/button'
import { personDataMutation, type Person } from '@/features/admin-users/api/person'
import { ExamStatus } from '@/features/admin-users/components/exam-status'
import { Section } from '@/features/admin-users/components/person/section'
import { mediaUrl } from '@/lib/api/request-url'
import { formatDateTime } from '@/lib/format/date'

interface PersonDataProps {
  person: Person
  onEdit: () => void
  /** Null for staff, whose accounts aren't merged. */
  onMerge: (() => void) | null
  /** Null for staff, whose accounts aren't erased. */
  onErase: (() => void) | null
}

/** Who the person is, and was called before. */
export function PersonData({ person, onEdit, onMerge, onErase }: PersonDataProps) {
  const { nama, nohp, email, namaLama, nohpLama, emailLama, profilePic, createdAt } = person
  return (
    <Section
      title="Data"
      empty=""
      isEmpty={false}
      action={
        person.digabungKe === null &&
        !person.dihapus && (
          <div className="flex flex-wrap gap-2">
            <Button variant="secondary" size="sm" onClick={onEdit}>
              <Pencil aria-hidden className="size-4" />
              Ubah Data
            </Button>
            {onMerge && (
              <Button variant="quiet" size="sm" onClick={onMerge}>
                Gabungkan Akun
              </Button>
            )}
            <PaperButton mutation={personDataMutation} id={person.id} size="sm">
              Unduh Data Pribadi
            </PaperButton>
            {onErase && person.permintaanHapus === null && (
              <Button variant="quiet" size="sm" onClick={onErase}>
                Hapus Akun
              </Button>
            )}
          </div>
        )
      }
    >
      <div className="flex flex-wrap gap-6">
        <Avatar name={nama} src={mediaUrl(profilePic)} />
        <dl className="grid flex-1 basis-60 gap-x-6 gap-y-3 sm:grid-cols-2">
          <Fact label="Nama" earlier={namaLama}>
            {nama}
          </Fact>
          <Fact label="Nomor HP" earlier={nohpLama}>
            {nohp}
          </Fact>
          <Fact label="Email" earlier={emailLama}>
            {email ?? 'Tanpa email'}
          </Fact>
          <Fact label="Status Ujian">
            <ExamStatus user={person} />
          </Fact>
          <Fact label="Terdaftar">
            <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
          </Fact>
          {person.alasan_penangguhan !== null && (
            <Fact label="Alasan penangguhan">{person.alasan_penangguhan}</Fact>
          )}
        </dl>
      </div>
    </Section>
  )
}

interface FactProps {
  label: string
  earlier?: readonly string[]
  children: ReactNode
}

const NONE: readonly string[] = []

function Fact({ label, earlier = NONE, children }: FactProps) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="wrap-anywhere">
        <span className="font-semibold">{children}</span>
        {earlier.length > 0 && (
          <span className="block text-sm text-ink-soft">Dulu: {earlier.join(', ')}</span>
        )}
      </dd>
    </div>
  )
}
