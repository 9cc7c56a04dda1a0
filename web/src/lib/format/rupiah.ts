const NUMBER = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 0 })

/** An amount of whole rupiah as 'Rp 20.000'. */
export function formatRupiah(amount: number): string {
  return `Rp ${NUMBER.format(amount)}`
}

/** A count as '1.234'. */
export function formatCount(count: number): string {
  return NUMBER.format(count)
}
