import { ACTION_REASON, ACTION_REASON_MISSING } from '@lulus/api/contracts/interventions'
import { USER_LIST } from '@lulus/api/contracts/accounts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FormDialog } from '@/components/form-dialog'
import { Alert } from '@/components/ui/alert'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import { useChange } from '@/components/use-change'
import { mergeMutation, mergeTrialQuery, type Person } from '@/features/admin-users/api/person'
import { usersQuery } from '@/features/admin-users/api/users'

interface MergeDialogProps {
  person: Pick<Person, 'id' | 'nama' | 'nohp'>
  /** The account that goes on. */
  onMerged: (intoId: number) => void
  onClose: () => void
}

/** Fewer letters would find nearly everybody. */
const SEARCHED_FROM = 3
const SHOWN = 10

/** Merges the account into another one of the same person, after a look at what would be moved. */
export function MergeDialog({ person, onMerged, onClose }: MergeDialogProps) {
  const [search, setSearch] = useState('')
  const [into, setInto] = useState<number | null>(null)
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const query = {
    page: 1,
    limit: SHOWN,
    search: search.trim(),
    sortBy: USER_LIST.defaultColumn,
    sortOrder: 'DESC',
  } as const
  const found = useQuery({
    ...usersQuery(query),
    enabled: query.search.length >= SEARCHED_FROM,
    placeholderData: keepPreviousData,
  })
  const others = (found.data?.rows ?? []).filter(
    ({ id, role }) => id !== person.id && role === 'User'
  )
  const trial = useQuery({ ...mergeTrialQuery(person.id, into ?? 0), enabled: into !== null })
  const merge = useChange(mergeMutation(person.id), {
    inPlace: true,
    failed: null,
    onDone: (_, { ke }) => onMerged(ke),
  })
  const alasan = reason.trim()
  const isShort = alasan.length < ACTION_REASON.min

  const submit = () => {
    setTried(true)
    if (into !== null && !isShort) merge.change({ ke: into, alasan })
  }

  return (
    <FormDialog
      title="Gabungkan akun"
      description={`${person.nama} · ${person.nohp}`}
      submitLabel="Gabungkan"
      danger
      isBusy={merge.isPending}
      isDirty={alasan !== ''}
      unavailable={into !== null && trial.isError}
      problem={merge.failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>
        Semua isi akun ini pindah ke akun yang dipilih. Akun ini lalu kosong, ditangguhkan, dan
        keluar dari semua perangkat. Ini tidak dapat dibatalkan.
      </p>
      <Field label="Cari akun tujuan" hint="Nama, nomor HP, atau email, paling sedikit 3 huruf.">
        <Input
          type="search"
          value={search}
          onChange={({ currentTarget: input }) => {
            setSearch(input.value)
            setInto(null)
          }}
        />
      </Field>
      <Field
        label="Akun tujuan"
        error={isTried && into === null ? 'Pilih akun tujuannya dulu.' : null}
        required
      >
        <Select
          value={into ?? ''}
          onChange={({ currentTarget: select }) => setInto(Number(select.value) || null)}
        >
          <option value="">{others.length === 0 ? 'Belum ada yang cocok' : 'Pilih akun'}</option>
          {others.map(({ id, nama, nohp }) => (
            <option key={id} value={id}>
              {nama} · {nohp}
            </option>
          ))}
        </Select>
      </Field>
      {into !== null && trial.error && <Alert tone="danger">{trial.error.message}</Alert>}
      {into !== null && trial.data && (
        <Alert title="Yang akan dipindah">
          {trial.data.pembayaran} pembayaran, {trial.data.akses} akses, {trial.data.riwayat} riwayat
          simulasi, {trial.data.jadwal} jadwal, {trial.data.kelas} kelas.
        </Alert>
      )}
      <Field
        label="Alasan"
        hint="Dicatat di Audit Log."
        error={isTried && isShort ? ACTION_REASON_MISSING : null}
        required
      >
        <Input
          maxLength={ACTION_REASON.max}
          placeholder="Misalnya: satu orang mendaftar dengan dua nomor."
          value={reason}
          onChange={({ currentTarget: input }) => setReason(input.value)}
        />
      </Field>
    </FormDialog>
  )
}
