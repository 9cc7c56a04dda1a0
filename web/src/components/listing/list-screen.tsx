import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { NoRows, OutdatedRows } from '@/components/listing/list-notices'
import { ListTable, type TableColumn } from '@/components/listing/list-table'
import { ListToolbar } from '@/components/listing/list-toolbar'
import { PrintButton } from '@/components/listing/print-button'
import { useFailureDialog } from '@/components/listing/use-failure-dialog'
import { useExistingPage, type ListState } from '@/components/listing/use-list-query'
import { PageHeading } from '@/components/page/page-heading'
import { LoadFailure } from '@/components/ui/load-failure'
import { Pagination } from '@/components/ui/pagination'
import { SkeletonList } from '@/components/ui/skeleton'
import type { Rows } from '@/lib/api/row-stream'
import { classNames } from '@/lib/class-names'
import { formatCount } from '@/lib/format/numbers'

interface ListScreenProps<Row extends { id: number }, Column extends string> {
  title: string
  /** Name of the table, if it isn't the screen's title. */
  caption?: string
  /** Word after a count: 'pengguna'. */
  noun: string
  /** Buttons beside the title. */
  actions?: ReactNode
  /** Below the search: filters, and what can be done with the rows that are left. */
  below?: ReactNode
  list: ListState<Column>
  result: UseQueryResult<Rows<Row>>
  searchPlaceholder: string
  columnLabels: Readonly<Record<Column, string>>
  failureTitle: string
  /** Title of the dialog that shows the same failure. */
  failureDialog?: string
  empty: { title: string; text: string }
  columns: readonly TableColumn<Row, Column>[]
}

/** The screen of an admin list: heading, search, page size, rows with loading and error states, paging. */
export function ListScreen<Row extends { id: number }, Column extends string>({
  title,
  caption = title,
  noun,
  actions,
  below,
  list,
  result,
  searchPlaceholder,
  columnLabels,
  failureTitle,
  failureDialog = 'Gagal',
  empty,
  columns,
}: ListScreenProps<Row, Column>) {
  const { data, error, isPending, isFetching, isPlaceholderData, refetch } = result
  const { query, change, filtered, clearFilters } = list
  useExistingPage(list, isPlaceholderData ? undefined : data?.totalPages)
  useFailureDialog({
    error,
    isLoaded: data !== undefined,
    title: failureDialog,
    fallback: failureTitle === failureDialog ? undefined : failureTitle,
  })
  const isMissing = error !== null && data === undefined
  const isIncomplete = error !== null && data !== undefined

  return (
    <div className="grid gap-6">
      <PageHeading
        lead={isMissing ? null : leadOf(noun, data, isFetching && !isPlaceholderData)}
        actions={actions}
      >
        {title}
      </PageHeading>
      <ListToolbar
        list={list}
        searchLabel={`Cari ${noun}`}
        searchPlaceholder={searchPlaceholder}
        columnLabels={columnLabels}
        print={
          <PrintButton
            list={list}
            isComplete={
              data !== undefined &&
              !isPlaceholderData &&
              !isFetching &&
              data.rows.length === data.total
            }
            hasFailed={isMissing || isIncomplete}
          />
        }
      />
      {query.search !== '' && (
        <p className="hidden print:block">Hasil pencarian “{query.search}”</p>
      )}
      {below && <div className="contents print:hidden">{below}</div>}
      {isPending && <SkeletonList label={`Memuat ${noun}…`} rows={8} />}
      {isMissing && (
        <LoadFailure
          title={failureTitle}
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {isIncomplete && <OutdatedRows retrying={isFetching} onRetry={() => void refetch()} />}
      {data && data.rows.length === 0 && !isIncomplete && (
        <NoRows
          {...empty}
          search={query.search}
          onClearSearch={() => change({ search: '' })}
          isFiltered={filtered.length > 0}
          onClearFilters={clearFilters}
        />
      )}
      {data && data.rows.length > 0 && (
        <div
          aria-busy={isPlaceholderData}
          className={classNames('grid gap-4', isPlaceholderData && 'opacity-60')}
        >
          <ListTable
            caption={caption}
            columns={columns}
            rows={data.rows}
            total={data.total}
            list={list}
          />
          <Pagination
            label={`Halaman ${noun}`}
            page={query.page}
            totalPages={data.totalPages}
            onPage={(page) => change({ page })}
          />
        </div>
      )}
    </div>
  )
}

/** The number of rows, or how many have been received so far. */
function leadOf(noun: string, data: Rows<unknown> | undefined, isArriving: boolean): string {
  if (!data) return `Memuat ${noun}…`
  const { rows, total, totalPages } = data
  return isArriving && totalPages === 1 && rows.length < total
    ? `Memuat ${formatCount(rows.length)} dari ${formatCount(total)} ${noun}…`
    : `${formatCount(total)} ${noun}`
}
