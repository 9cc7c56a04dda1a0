import { expect, test } from 'vitest'
import { fitImage, turned, zoomedBy } from '@/components/ui/image-viewer/fit-image'

const STAGE = { width: 800, height: 600 }

test('a large picture is scaled to fit', () => {
  expect(fitImage({ width: 1600, height: 600 }, STAGE, 0, 1)).toEqual({
    image: { width: 800, height: 300 },
    box: { width: 800, height: 300 },
  })
})

test('a small picture keeps its size', () => {
  const { image } = fitImage({ width: 100, height: 50 }, STAGE, 0, 1)
  expect(image).toEqual({ width: 100, height: 50 })
})

test('a rotated picture fits by its other edge', () => {
  expect(fitImage({ width: 1200, height: 400 }, STAGE, 90, 1)).toEqual({
    image: { width: 600, height: 200 },
    box: { width: 200, height: 600 },
  })
})

test('zoom multiplies the fitted size', () => {
  const { image } = fitImage({ width: 1600, height: 600 }, STAGE, 180, 2)
  expect(image).toEqual({ width: 1600, height: 600 })
})

test('zoom stays between 1 and 4', () => {
  expect(zoomedBy(1, -0.5)).toBe(1)
  expect(zoomedBy(1, 0.5)).toBe(1.5)
  expect(zoomedBy(4, 0.5)).toBe(4)
})

test('four rotations restore the first position', () => {
  expect(turned(turned(turned(turned(0))))).toBe(0)
})
