interface PackageLabels {
  level: string
  labels: readonly string[]
}

const labelsOf = (level: string, letters: string): PackageLabels => ({
  level,
  labels: [...letters].map((letter) => `Paket ${letter} ${level}`),
})

/** The packages of the dropdown 'Simulasi TOEFL', by level (product-spec section 2). */
export const SIMULATION_PACKAGES: readonly PackageLabels[] = [
  labelsOf('Prediction Level', 'ABC'),
  labelsOf('ITP Level', 'ABCDEFG'),
]
