"""Steam over what is hot: curling threads of light, laid over the picture that was rendered."""
import numpy as np


def field(rng, height, width, scale):
    """Smooth noise: random values between which a cosine leads."""
    rows, columns = int(height / scale) + 3, int(width / scale) + 3
    values = rng.random((rows, columns)).astype(np.float32)
    y, x = np.mgrid[0:height, 0:width].astype(np.float32) / scale
    top, left = y.astype(int), x.astype(int)
    down, right = (1 - np.cos((y - top) * np.pi)) / 2, (1 - np.cos((x - left) * np.pi)) / 2
    above = values[top, left] * (1 - right) + values[top, left + 1] * right
    below = values[top + 1, left] * (1 - right) + values[top + 1, left + 1] * right
    return above * (1 - down) + below * down


def sampled(picture, y, x):
    height, width = picture.shape
    top, left = np.clip(y, 0, height - 2).astype(int), np.clip(x, 0, width - 2).astype(int)
    return picture[top, left]


def rising(height, width, spot, seed=1):
    """How much light the steam adds: a picture of shares, rows from the foot of the picture up.

    spot: where it leaves the dish (x, y from the top), how wide and how high, in shares of the picture."""
    rng = np.random.default_rng(seed)
    x0, y0, wide, tall = spot
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    up = (y / height - (1 - y0)) / tall
    bend = field(rng, height, width, height * 0.22) - 0.5
    curl = field(rng, height, width, height * 0.07) - 0.5
    across = (x / width - x0 - bend * 0.16 * np.clip(up, 0, 1)) / (wide * (0.55 + 0.6 * np.clip(up, 0, 1)))
    base = field(rng, height, width, height * 0.10)
    pulled = sampled(base, 0.30 * y + height * 0.22 * bend + height * 0.3, x + width * (0.20 * bend + 0.07 * curl) + width * 0.02)
    threads = np.exp(-((pulled - 0.5) / 0.045) ** 2) * 0.75 + np.exp(-((pulled - 0.5) / 0.16) ** 2) * 0.38
    fade = np.exp(-(across * 1.5) ** 2) * np.clip(up * 5, 0, 1) * np.clip(1 - up, 0, 1) ** 1.1 * (up > 0)
    return np.clip(threads * fade, 0, 1)
