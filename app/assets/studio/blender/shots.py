"""Every picture as a function of the studio: python lists what stands where."""
import packs
import studio


def table(width=1280, height=1280, samples=64, paper=studio.PAPER):
    studio.new_scene(width, height, samples)
    studio.paper(paper)
    studio.lights()


def eye(distance=8.2, height=2.3, aim=0.62, lens=85, x=0.0):
    studio.camera((x, -distance, height), (x, 0, aim), lens)


def single(kind, turn=0):
    table()
    packs.bottle(kind, (0, 0), turn)
    eye(7.0, 1.75, 0.62, 95)
