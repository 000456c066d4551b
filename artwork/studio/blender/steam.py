"""Steam over what is hot: soft threads of light that curl, laid over the picture that was rendered."""
import numpy as np


def field(rng, height, width, scale):
    """Smooth noise: random values between which a quintic leads."""
    rows, columns = int(height / scale) + 3, int(width / scale) + 3
    values = rng.random((rows, columns)).astype(np.float32)
    y, x = np.mgrid[0:height, 0:width].astype(np.float32) / scale
    top, left = y.astype(int), x.astype(int)
    down, right = (t * t * t * (t * (t * 6 - 15) + 10) for t in (y - top, x - left))
    above = values[top, left] * (1 - right) + values[top, left + 1] * right
    below = values[top + 1, left] * (1 - right) + values[top + 1, left + 1] * right
    return above * (1 - down) + below * down


def sampled(picture, y, x):
    """Between the pixels, so that threads have no steps."""
    height, width = picture.shape
    y, x = np.clip(y, 0, height - 2.001), np.clip(x, 0, width - 2.001)
    top, left = y.astype(int), x.astype(int)
    down, right = y - top, x - left
    return ((picture[top, left] * (1 - right) + picture[top, left + 1] * right) * (1 - down)
            + (picture[top + 1, left] * (1 - right) + picture[top + 1, left + 1] * right) * down)


def rising(height, width, spot, seed=1):
    """How much light the steam adds: a picture of shares, rows from the foot of the picture up.

    spot: where it leaves the dish (x, y from the top), how wide and how high, in shares of the picture."""
    rng = np.random.default_rng(seed)
    x0, y0, wide, tall = spot
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    up = (y / height - (1 - y0)) / tall
    bend, curl = field(rng, height, width, height * 0.26) - 0.5, field(rng, height, width, height * 0.11) - 0.5
    across = (x / width - x0 - bend * 0.2 * np.clip(up, 0, 1)) / (wide * (0.5 + 0.7 * np.clip(up, 0, 1)))
    wisps = 0
    for scale, share in ((0.085, 0.6), (0.045, 0.4)):
        base = field(rng, height, width, height * scale)
        wisps = wisps + share * sampled(base, 0.3 * y + height * (0.3 + 0.16 * bend), x + width * (0.26 * bend + 0.13 * curl))
    threads = np.clip((wisps - 0.36) / 0.4, 0, 1) ** 1.5
    fade = np.exp(-(across * 1.5) ** 2) * np.clip(up * 3, 0, 1) * np.clip(1 - up, 0, 1) ** 0.9 * (up > 0)
    return np.clip((threads + 0.16) * fade, 0, 1)
