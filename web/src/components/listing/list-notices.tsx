import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'

interface OutdatedRowsProps {
  /** Whether a retry is running. */
  retrying: boolean
  onRetry: () => void
}

/** Says that the rows below are from an earlier response, because the last one failed. */
export function OutdatedRows({ retrying, onRetry }: OutdatedRowsProps) {
  return (
    <Alert
      tone="warning"
      title="Data belum dapat diperbarui."
      action={
        <Button variant="secondary" size="sm" loading={retrying} onClick={onRetry}>
          Coba lagi
        </Button>
      }
    >
      Yang tampil di bawah ini adalah data terakhir yang berhasil dimuat.
    </Alert>
  )
}

interface NoRowsProps {
  title: string
  /** Shown for a list that is empty without a search. */
  text: string
  search: string
  onClearSearch: () => void
}

/** Replaces the table of a list without rows. After a search it offers the whole list. */
export function NoRows({ title, text, search, onClearSearch }: NoRowsProps) {
  return (
    <EmptyState
      title={title}
      text={search === '' ? text : `Tidak ada yang cocok dengan pencarian “${search}”.`}
      action={
        search !== '' && (
          <Button variant="secondary" onClick={onClearSearch}>
            Hapus pencarian
          </Button>
        )
      }
    />
  )
}
