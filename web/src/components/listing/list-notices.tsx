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
  /** Whether filters narrow the list. */
  isFiltered: boolean
  onClearFilters: () => void
}

/** Replaces the table of a list without rows. After a search, or with filters, it offers the whole list. */
export function NoRows({
  title,
  text,
  search,
  onClearSearch,
  isFiltered,
  onClearFilters,
}: NoRowsProps) {
  return (
    <EmptyState
      title={title}
      text={reasonOf(search, isFiltered) ?? text}
      action={
        (search !== '' || isFiltered) && (
          <div className="flex flex-wrap justify-center gap-2">
            {search !== '' && (
              <Button variant="secondary" onClick={onClearSearch}>
                Hapus pencarian
              </Button>
            )}
            {isFiltered && (
              <Button variant="secondary" onClick={onClearFilters}>
                Hapus saringan
              </Button>
            )}
          </div>
        )
      }
    />
  )
}

function reasonOf(search: string, isFiltered: boolean): string | null {
  if (search !== '') {
    const within = isFiltered ? ' dalam saringan ini' : ''
    return `Tidak ada yang cocok dengan pencarian “${search}”${within}.`
  }
  return isFiltered ? 'Tidak ada yang cocok dengan saringan ini.' : null
}
