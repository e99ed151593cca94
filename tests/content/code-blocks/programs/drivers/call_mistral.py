import asyncio, app

try:
    print(asyncio.run(app.summarize("Brake pads wear.")))
except app.ModelError as error:
    print(error.status_code, error)
